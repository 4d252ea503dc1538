import { PageTitle } from '../../shell/PageTitle.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FreshAds } from './FreshAds.tsx';
import { homeWords } from './home-words.ru.ts';
import { PremiumAds } from './PremiumAds.tsx';

import styles from './HomePage.module.css';

/** `/`: the categories, premium ads, new ads. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <PageTitle className={styles.title} title={homeWords.title} />
      <CategoryTiles />
      <PremiumAds />
      <FreshAds />
    </div>
  );
}
