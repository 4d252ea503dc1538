import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { priceText } from '../../../card/card-words.ru.ts';
import { deleteAccount } from '../../api/account/delete-account.ts';
import { forgetAdDrafts } from '../../device/forget-ad-drafts.ts';
import { forgetPastSearches } from '../../device/forget-past-searches.ts';
import { forgetSession } from '../../device/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { showError } from '../../ui/error-dialog/error.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { accountWords, deletesText, moneyText } from './account-words.ru.ts';

import styles from './DeleteAccount.module.css';

interface DeleteAccountProps {
  /** In dirams. */
  readonly balance: number;
  /** Opens the first page, before the session ends: this one requires a user. */
  readonly onLeave: () => void;
}

/** Requests the deletion of the account, after a question that names every consequence. */
export function DeleteAccount({ balance, onLeave }: DeleteAccountProps) {
  const [isAsked, setAsked] = useState(false);
  const deleting = useMutation({
    mutationFn: deleteAccount,
    networkMode: 'always',
    onSuccess: ({ deletes_at }) => {
      onLeave();
      forgetAdDrafts();
      forgetPastSearches();
      forgetSession();
      showToast({ text: deletesText(deletes_at) });
    },
    onError: ({ message }) => void showError(message),
  });
  return (
    <>
      <Button
        variant="text"
        busy={deleting.isPending ? accountWords.removing : null}
        onClick={() => setAsked(true)}
      >
        {accountWords.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={accountWords.removeQuestion}
        text={accountWords.removeLead}
        confirm={accountWords.remove}
        isDestructive
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          deleting.mutate();
        }}
      >
        <ul className={styles.list}>
          <li>{accountWords.removeNow}</li>
          <li>{accountWords.removeLater}</li>
          <li>{balance > 0 ? moneyText(priceText(balance)) : accountWords.noMoney}</li>
          <li>{accountWords.removeChats}</li>
          <li>{accountWords.removeBack}</li>
        </ul>
      </ConfirmDialog>
    </>
  );
}
