import styles from './ListSearch.module.css';

interface ListSearchProps {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** A search box that filters a list while the tester types. */
export function ListSearch({ label, query, onQuery }: ListSearchProps) {
  return (
    <input
      className={styles.find}
      type="search"
      aria-label={label}
      placeholder={label}
      value={query}
      onChange={({ target }) => onQuery(target.value)}
    />
  );
}
