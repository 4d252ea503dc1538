import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';

import type { Category } from '../../../contract/index.ts';
import { creationStructure } from '../../api/filters.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { homeWords, openAd, openFilter } from './home-words.ru.ts';

import styles from './HomePage.module.css';

/** As many cards as the first screen of a desktop shows. */
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** `/`: every category with its subcategories, each as a seller's form and a visitor's filter. */
export function HomePage() {
  const structure = useQuery(creationStructure());

  return (
    <div className={styles.page}>
      <PageTitle title={homeWords.title} />
      <p className={styles.intro}>{homeWords.intro}</p>
      {structure.isError && (
        <Notice>
          <p role="alert">{homeWords.failed}</p>
          <Button onClick={() => void structure.refetch()}>{homeWords.retry}</Button>
        </Notice>
      )}
      <ul className={styles.grid} aria-busy={structure.isPending}>
        {structure.isPending &&
          SKELETONS.map((name) => (
            <li key={name} className={styles.skeleton} data-place={name} aria-hidden="true" />
          ))}
        {(structure.data?.categories ?? []).map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </ul>
    </div>
  );
}

function CategoryCard({ category }: { readonly category: Category }) {
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <h2>{category.name}</h2>
        <img className={styles.picture} src={category.image} alt="" width={112} height={80} />
      </header>
      <ul>
        {category.subcategories.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <Link
              className={styles.link}
              href={`/lab?fixture=create/${id}`}
              aria-label={openAd(name)}
            >
              {homeWords.ad}
            </Link>
            <Link
              className={styles.link}
              href={`/lab?fixture=search/${id}`}
              aria-label={openFilter(name)}
            >
              {homeWords.filter}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
