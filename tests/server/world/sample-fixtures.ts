import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const limits = { photos_min: 1, photos_max: 3, price: true, location: true };

const structure = {
  version: '1',
  categories: [
    {
      id: 'cars',
      name: 'Автомобили',
      image: '/art/categories/cars.svg',
      type: 'CARS',
      has_subcategory_groups: false,
      groups: [],
      subcategories: [
        { id: 'cars.passenger', name: 'Легковые', limits },
        { id: 'cars.parts', name: 'Запчасти', limits },
      ],
    },
    {
      id: 'jobs',
      name: 'Работа',
      image: '/art/categories/jobs.svg',
      type: 'JOBS',
      has_subcategory_groups: false,
      groups: [],
      subcategories: [
        {
          id: 'jobs.vacancies',
          name: 'Вакансии',
          limits: { photos_min: 0, photos_max: 1, price: false, location: false },
        },
      ],
    },
  ],
};

const value = (key: string, name: string, more = {}) => ({
  id: key,
  key,
  name,
  value: key,
  ...more,
});
const title = {
  id: 20,
  key: 'title',
  name: 'Название',
  type: 'EDIT_TEXT',
  data_type: 'STRING',
  is_required: true,
  min_length: 5,
  max_length: 70,
};
const description = {
  id: 21,
  key: 'description',
  name: 'Описание',
  type: 'TEXT_AREA',
  data_type: 'STRING',
  min_length: 20,
  max_length: 4000,
};

const city = {
  id: 22,
  key: 'city',
  name: 'Город',
  type: 'DROP_LIST',
  data_type: 'STRING',
  values: [
    value('dushanbe', 'Душанбе', { location: { latitude: 38.5598, longitude: 68.787 } }),
    value('khujand', 'Худжанд', { location: { latitude: 40.2833, longitude: 69.6167 } }),
  ],
};

/** A car: a cascade loaded on demand, a condition, lists, numbers, a location. */
const carFilters = [
  {
    id: 1,
    key: 'make',
    name: 'Марка',
    type: 'DROP_LIST',
    data_type: 'STRING',
    has_next_filter: true,
    is_required: true,
    error_message: 'Выберите марку',
    values: [value('toyota', 'Toyota'), value('honda', 'Honda')],
  },
  {
    id: 2,
    parent_filter_id: 1,
    key: 'model',
    name: 'Модель',
    type: 'DROP_LIST',
    data_type: 'STRING',
    is_required: true,
  },
  {
    id: 3,
    key: 'condition',
    name: 'Состояние',
    type: 'RADIO_BUTTON',
    data_type: 'STRING',
    values: [value('new', 'Новая'), value('used', 'С пробегом')],
  },
  {
    id: 4,
    key: 'mileage',
    name: 'Пробег',
    type: 'EDIT_TEXT',
    data_type: 'INTEGER',
    is_required: true,
    input_suffix: 'км',
    min_value: 0,
    max_value: 1_000_000,
    show_if: [{ key: 'condition', value: 'used' }],
  },
  {
    id: 5,
    key: 'equipment',
    name: 'Оснащение',
    type: 'CHECKBOX',
    data_type: 'STRING_LIST',
    is_multiselect: true,
    values: [value('abs', 'ABS'), value('esp', 'ESP')],
  },
  { id: 6, key: 'customs', name: 'Растаможен', type: 'CHECKBOX', data_type: 'BOOLEAN' },
  {
    id: 7,
    key: 'price',
    name: 'Цена',
    type: 'EDIT_TEXT',
    data_type: 'INTEGER',
    is_required: true,
    min_value: 1,
  },
  { id: 8, key: 'notes', name: 'О двигателе', type: 'TEXT_AREA', data_type: 'STRING' },
  {
    id: 9,
    key: 'area',
    name: 'Площадь',
    type: 'EDIT_TEXT',
    data_type: 'FLOAT',
    input_suffix: 'м²',
  },
  { id: 10, key: 'imei', name: 'IMEI', type: 'IMEI', data_type: 'STRING' },
  { id: 11, key: 'colour', name: 'Цвет', type: 'DROP_LIST', data_type: 'STRING' },
  { id: 12, key: '__proto__', name: 'Прототип', type: 'EDIT_TEXT', data_type: 'STRING' },
  title,
  description,
  city,
  { id: 23, key: 'location', name: 'Место', type: 'MAP', data_type: 'STRING' },
];

const partNumbers = {
  id: 24,
  key: 'numbers',
  name: 'Номера',
  type: 'EDIT_TEXT',
  data_type: 'STRING_LIST',
  is_multiselect: true,
  max_length: 30,
};

const jobFilters = [
  { id: 30, key: 'salary', name: 'Зарплата', type: 'SALARY', data_type: 'INTEGER' },
  { ...title, id: 31 },
  { ...description, id: 32 },
];

const page = (filters: readonly unknown[], ...crumbs: string[]) => ({
  breadcrumbs: crumbs.map((id) => ({ id, name: id })),
  categories: [],
  filters,
});
const createPage = (filters: readonly { readonly id: number }[], ...crumbs: string[]) => ({
  ...page(filters, ...crumbs),
  steps: [{ id: 'step-1', title: 'Всё', filter_ids: filters.map(({ id }) => id) }],
});

/** Number of colours in the list without a parent: more than two pages. */
export const COLOURS = 450;

/** Files of a minimal product, by path. */
export const sampleFiles: Readonly<Record<string, unknown>> = {
  'pages/structure': structure,
  'pages/create/cars.passenger': createPage(carFilters, 'cars', 'cars.passenger'),
  'pages/create/cars.parts': createPage([title, partNumbers], 'cars', 'cars.parts'),
  'pages/create/jobs.vacancies': createPage(jobFilters, 'jobs', 'jobs.vacancies'),
  'pages/search/cars': page(carFilters.slice(0, 3), 'cars'),
  'pages/search/cars.passenger': page(carFilters.slice(0, 7), 'cars', 'cars.passenger'),
  'values/2': {
    toyota: {
      values: [value('camry', 'Camry'), value('corolla', 'Corolla'), value('other', 'Другая')],
      groups: [{ group: 'Седаны', value_keys: ['camry', 'corolla'] }],
    },
    honda: {
      values: [value('civic', 'Civic'), value('other', 'Другая'), value('hijet', 'Ҳиҷет Ёлка')],
      groups: [{ group: 'Седаны', value_keys: ['civic'] }],
    },
    nothing: { values: [], groups: [] },
  },
  'values/11': {
    '': {
      values: Array.from({ length: COLOURS }, (_, n) => value(`colour-${n}`, `Цвет ${n}`)),
      groups: [],
    },
  },
  'trouble/parent-loop': {
    title: 'Петля родителей',
    mode: 'entry',
    page: { filters: [{ id: 1, parent_filter_id: 1, key: 'loop\u0000', type: 'EDIT_TEXT' }] },
  },
};

/** Writes a product's files into a new folder. */
export async function writeFixtures(
  files: Readonly<Record<string, unknown>> = sampleFiles,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fixtures-'));
  for (const [path, json] of Object.entries(files)) {
    const file = join(folder, `${path}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(json));
  }
  return folder;
}

/** A car that the form accepts. */
export const goodCar = {
  make: 'toyota',
  model: 'camry',
  condition: 'used',
  mileage: 86_000,
  equipment: ['abs', 'esp'],
  customs: true,
  price: 125_000,
  notes: 'Масло менялось вовремя, свечи новые',
  colour: 'colour-449',
  title: 'Toyota Camry, один хозяин',
  description: 'Машина в хорошем состоянии, без аварий.',
  city: 'dushanbe',
};

/** Builds a draft from values of the car form. */
export function carDraft(filters: object, more: object = {}) {
  return {
    categoryId: 'cars',
    subcategoryId: 'cars.passenger',
    images: [],
    filters,
    location: null,
    promotionType: 'BASIC',
    promotionPeriod: null,
    ...more,
  };
}
