const WORDS =
  'а без бы в во все для до есть же за и из или к как ко ли на над не но о об от по под при с со ' +
  'так то у что это куплю купить продаю продам продается ищу сдам сдаю сдается сниму снять отдам ' +
  'меняю приму срочно нужен нужна нужно цена недорого the a an of for and in';

/** Folded words that a query ignores. */
export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));
