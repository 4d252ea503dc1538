import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Characteristics } from '../../../../app/client/features/ad-view/Characteristics.tsx';
import type { Advertisement } from '../../../../app/contract/index.ts';
import { fullAd } from './full-ad.ts';

const rows = [
  { name: 'Компания', value: 'Чайхана «Роҳат»' },
  { name: 'Занятость', value: 'Полная занятость' },
  { name: 'Выплаты', value: 'В месяц' },
  { name: 'Образование', value: 'Не важно' },
  { name: 'Питание', value: 'Да' },
  { name: 'Проезд', value: 'Да' },
];
const job: Partial<Advertisement> = {
  type: 'JOBS',
  company: 'Чайхана «Роҳат»',
  subtitle2: 'от\u00A03\u00A0000\u00A0с. в\u00A0месяц',
  characteristics: rows,
  tags: [{ icon: null, url: null, value: 'Питание' }],
};

async function namesOf(part: Partial<Advertisement>) {
  await render(<Characteristics title="Условия" ad={fullAd(part)} />);
  return page
    .getByRole('term')
    .elements()
    .map((term) => term.textContent);
}

test('the table of a job has nothing that its head has shown', async () => {
  expect(await namesOf(job)).toEqual(['Образование', 'Проезд']);
});

test('facts that are no strip are rows', async () => {
  const [fact] = fullAd().key_facts;
  const facts = fact === undefined ? [] : [fact];
  expect(await namesOf({ ...job, key_facts: facts })).toContain('Занятость');
});

test('the table of a thing is whole, but for its tags', async () => {
  const names = await namesOf({ ...job, type: 'CARS' });
  expect(names).toEqual(rows.map(({ name }) => name).filter((name) => name !== 'Питание'));
});
