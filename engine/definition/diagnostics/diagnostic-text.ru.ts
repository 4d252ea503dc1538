import type { DiagnosticTexts, Defect } from './explain-diagnostic.ts';

/** Explanation of every code in Russian. */
export const diagnosticsInRussian: DiagnosticTexts = {
  'document.shape': {
    message: ({ met }) => `Вместо списка фильтров — ${met}.`,
    hint: 'Пришлите список фильтров или объект со списком `filters`.',
  },
  'definition.shape': {
    message: ({ met }) => `Вместо объекта фильтра — ${met}.`,
    hint: 'Пришлите объект для каждого фильтра.',
  },
  'definition.key.missing': {
    message: ({ met }) => `Ключ фильтра — ${met}.`,
    hint: 'Дайте фильтру непустой `key`.',
  },
  'definition.key.shared': {
    message: ({ met }) => `Вместе с этим может показаться другой фильтр с ключом ${met}.`,
    hint: 'Разведите фильтры с общим ключом условиями show_if или переименуйте один из них.',
  },
  'definition.id.missing': {
    message: () => 'У фильтра нет id.',
    hint: 'Дайте фильтру `id`, иначе на него не сошлётся ни один потомок.',
  },
  'definition.id.shared': {
    message: ({ met }) => `Такой же id ${met} есть у другого фильтра.`,
    hint: 'Дайте каждому фильтру свой `id`; потомки следуют за первым.',
  },
  'definition.name.missing': {
    message: () => 'У фильтра нет названия.',
    hint: 'Дайте фильтру `name`; пока вместо него показан ключ.',
  },
  'definition.type.unknown': {
    message: ({ met }) => `Неизвестный тип: ${met}.`,
    hint: 'Возьмите один из шестнадцати типов фильтра; пока поле только для чтения.',
  },
  'definition.data-type.unknown': {
    message: ({ met }) => `Неизвестный тип данных: ${met}.`,
    hint: 'Возьмите один из десяти типов данных; пока принят STRING.',
  },
  'definition.property.type': {
    message: ({ name, met }) => `В ${name} — ${met}, а нужно ${wantedFor(name)}.`,
    hint: 'Пришлите свойство в том типе JSON, который назван в спецификации.',
  },
  'definition.limits.crossed': {
    message: ({ name, met }) => `${name} = ${met}, и это больше верхней границы.`,
    hint: 'Пришлите нижнюю границу не больше верхней; пока обе отброшены.',
  },
  'definition.parent.missing': {
    message: ({ met }) => `Фильтра с id ${met} нет.`,
    hint: 'Направьте parent_filter_id на `id` фильтра той же страницы; пока поле скрыто.',
  },
  'definition.cycle': {
    message: ({ met }) =>
      `Каждый фильтр ждёт следующего, а последний — первого: ${met}; круг разорван здесь.`,
    hint: 'Уберите parent_filter_id или show_if у одного из фильтров круга; названная связь разорвана.',
  },
  'definition.show-if.unknown': {
    message: ({ met }) => `Фильтра с ключом ${met} нет.`,
    hint: 'Назовите ключ фильтра той же страницы; пока условие не выполняется никогда.',
  },
  'definition.show-if.shape': {
    message: conditionMessage,
    hint: 'Пришлите show_if списком из {key, value}.',
  },
  'definition.bound.unknown': {
    message: ({ name, met }) => `В ${name} — ключ ${met}, такого фильтра нет.`,
    hint: 'Назовите ключ фильтра той же страницы; пока граница не действует.',
  },
  'definition.bound.type': {
    message: ({ name, met }) => `В ${name} — ключ ${met}, но сравнить можно только два числа.`,
    hint: 'Пусть число называет число: INTEGER или FLOAT, одно значение; пока граница не действует.',
  },
  'definition.bound.cycle': {
    message: ({ name, met }) => `В ${name} — ключ ${met}, а его границы ведут обратно сюда.`,
    hint: 'Уберите min_key или max_key у одного из фильтров круга; пока их значения могут быть только равны.',
  },
  'definition.multiselect.mismatch': {
    message: ({ met }) => `is_multiselect расходится с типом данных ${met}.`,
    hint: 'Согласуйте is_multiselect и списочный тип данных; пока можно выбрать несколько значений.',
  },
  'definition.next.childless': {
    message: () => 'Указан has_next_filter, а следующего фильтра нет.',
    hint: 'Уберите has_next_filter или пришлите следующий фильтр.',
  },
  'option.shape': {
    message: ({ name, met }) =>
      name === 'values'
        ? `Вместо списка values — ${met}.`
        : `Значение — ${met}, сохранять в нём нечего.`,
    hint: 'Пришлите для каждого значения объект с `name` и `value`; это значение пропущено.',
  },
  'option.name.missing': {
    message: () => 'У значения нет названия.',
    hint: 'Дайте значению `name`; пока вместо него показан текст самого значения.',
  },
  'option.value.missing': {
    message: () => 'Нет значения, которое сохраняется; вместо него взят key или id.',
    hint: 'Пришлите values[].value; пока сохраняется key или id.',
  },
  'option.value.type': {
    message: ({ met }) =>
      `Значение — ${met}, и это не тип данных фильтра: текст, число или флаг остались как есть.`,
    hint: 'Пришлите values[].value в том типе JSON, который называет data_type.',
  },
  'option.value.shared': {
    message: ({ met }) => `${met} встречается в списке дважды.`,
    hint: 'Дайте каждому значению списка своё `value`; оставлено первое.',
  },
  'option.selected.several': {
    message: ({ met }) => `Выбрано заранее: ${met}, а хранится одно.`,
    hint: 'Выберите одно значение или укажите is_multiselect; взято первое.',
  },
  'option.icon.refused': {
    message: ({ met }) => `${met} — не картинка.`,
    hint: 'Укажите адрес http(s); картинка пропущена.',
  },
  'option.location.shape': {
    message: ({ met }) => `Место — ${met}, такой точки на Земле нет.`,
    hint: 'Пришлите latitude −90…90 и longitude −180…180 числами.',
  },
  'group.shape': {
    message: ({ name, met }) =>
      name === 'groups' ? `Вместо списка groups — ${met}.` : `Группа — ${met}, без названия.`,
    hint: 'Пришлите groups списком из {group, value_keys}.',
  },
  'group.value.unknown': {
    message: ({ met }) => `В списке нет значения с ключом ${met}.`,
    hint: 'Называйте в value_keys ключи values[].key того же списка.',
  },
};

/** Translates a found value: «список из 3», «объект», «ничего». */
export function metInRussian(met: string): string {
  const [, length] = /^a list of (\d+)$/.exec(met) ?? [];
  if (length !== undefined) return length === '0' ? 'пустой список' : `список из ${length}`;
  if (met === 'an object') return 'объект';
  return met === 'absent' ? 'ничего' : met;
}

/** What a property should be, by its name. */
function wantedFor(name: string): string {
  if (/^(?:is_|has_|selected$)/.test(name)) return 'true или false';
  if (/^(?:min|max)_value$/.test(name)) return 'число';
  return /^(?:min|max)_length$/.test(name) ? 'длина' : 'текст';
}

function conditionMessage({ name, met }: Defect): string {
  if (name === 'show_if') return `Вместо списка show_if — ${met}.`;
  if (name === 'value') return `Значение условия — ${met}: оно не выполняется никогда.`;
  return `Условие — ${met}, без ключа.`;
}
