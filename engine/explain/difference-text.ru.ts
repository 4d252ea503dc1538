import type { Difference } from '../trace.ts';

/** A difference in a line of Russian: what was expected, and what the form has. */
export function differenceText({ code, expected, actual }: Difference): string {
  const [wanted, met] = [JSON.stringify(expected), JSON.stringify(actual)];
  switch (code) {
    case 'value.other':
      return `другое значение: ожидалось ${wanted}, в форме ${met}`;
    case 'value.missing':
      return `нет значения: ожидалось ${wanted}`;
    case 'value.kept':
      return `значение должно было исчезнуть, а в форме осталось ${met}`;
    case 'value.unexpected':
      return `изменений не ожидалось, а в форме теперь ${met}`;
    case 'value.gone':
      return 'изменений не ожидалось, а значение исчезло';
    case 'load.other':
      return `ожидался запрос ${wanted}, форма запрашивает ${met}`;
    case 'load.missing':
      return `ожидался запрос ${wanted}, форма его не делает`;
    case 'load.unexpected':
      return `новых запросов не ожидалось, форма запрашивает ${met}`;
    case 'diagnostic.other':
      return `ожидалась странность ${wanted}, в определениях ${met}`;
    case 'diagnostic.missing':
      return `ожидалась странность ${wanted}, в определениях её нет`;
    case 'diagnostic.unexpected':
      return `странностей больше не ожидалось, в определениях ${met}`;
    case 'key.unknown':
      return `поля с ключом ${met} нет`;
    case 'load.unasked':
      return `форма не делала запроса ${met}`;
    case 'load.late':
      return `ответа на запрос ${met} форма уже не ждёт`;
  }
}
