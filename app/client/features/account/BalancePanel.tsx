import { priceText } from '../../../card/card-words.ru.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { accountWords } from './account-words.ru.ts';

import styles from './BalancePanel.module.css';

/** The user's balance in dirams; its room while it is `null`. */
export function BalancePanel({ balance }: { readonly balance: number | null }) {
  return (
    <p className={styles.panel}>
      <Icon name="wallet" size={22} />
      <span className={styles.name}>{accountWords.balance}</span>
      <b>{balance !== null && priceText(balance)}</b>
    </p>
  );
}
