import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';

import { creationStructure } from '../../api/definitions/filters.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { shellWords } from '../shell-words.ru.ts';

import styles from './CategoriesMenu.module.css';

/** «Категории»: all categories with pictures. Absent until they are loaded. */
export function CategoriesMenu() {
  const { data } = useQuery(creationStructure());
  return (
    <Menu
      look="tiles"
      label={
        <>
          <Icon name="catalog" size={22} />
          <span className={styles.text}>{shellWords.categories}</span>
        </>
      }
    >
      {(close) => (
        <>
          {data === undefined ? (
            <p className={styles.waiting}>{shellWords.waiting}</p>
          ) : (
            <ul className={styles.list}>
              {data.categories.map(({ id, name, image }) => (
                <li key={id}>
                  <Link className={styles.link} href={`/category/${id}`} onClick={close}>
                    <img className={styles.picture} src={image} alt="" width={56} height={42} />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Menu>
  );
}
