import { z } from 'zod/mini';

import type { AdFacts, Pay } from '../../client/draw/page-reads.ts';
import type { findAdvertisement } from '../modules/advertisements/index.ts';

type StoredAd = NonNullable<Awaited<ReturnType<typeof findAdvertisement>>>;

/** Periods of pay as the definitions of vacancies name them. */
const PERIODS = { 'v-chas': 'HOUR', 'v-den': 'DAY', 'v-mesyac': 'MONTH' } as const;

/** The pay among the values of a vacancy's form. */
const PaidWork = z.object({
  salary: z.object({ salary_min: z.nullable(z.number()), salary_max: z.nullable(z.number()) }),
  pay_period: z.enum(['v-chas', 'v-den', 'v-mesyac']),
});

/** What search engines learn about an ad beside its page. */
export function presentFacts(ad: StoredAd): AdFacts {
  const { priceDirams, city, createdAt, expiresAt, attrs } = ad;
  return {
    priceDirams,
    city,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    pay: payOf(attrs),
  };
}

function payOf(attrs: StoredAd['attrs']): Pay | null {
  const { data } = PaidWork.safeParse(attrs);
  if (data === undefined) return null;
  const { salary_min: min, salary_max: max } = data.salary;
  return min === null && max === null ? null : { min, max, period: PERIODS[data.pay_period] };
}
