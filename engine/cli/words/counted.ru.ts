const rules = new Intl.PluralRules('ru');

/** Forms of a noun beside a number: «1 файл», «2 файла», «5 файлов». */
export interface NounForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

/** A number with its noun. */
export function counted(count: number, forms: NounForms): string {
  const category = rules.select(count);
  return `${count} ${category === 'one' ? forms.one : category === 'few' ? forms.few : forms.many}`;
}
