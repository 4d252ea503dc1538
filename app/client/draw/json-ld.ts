import type { Advertisement, PublisherProfile } from '../../contract/index.ts';
import { writeSearchAddress, EVERYTHING } from '../links/search-address.ts';
import { headWords } from './head-words.ru.ts';
import type { AdFacts, Pay } from './page-reads.ts';

/** A description of a page for search engines, in schema.org's vocabulary. */
export interface JsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const CONTEXT = 'https://schema.org';
const COUNTRY = 'TJ';
const CURRENCY = 'TJS';
const DIRAMS_IN_SOMONI = 100;
/** Placeholder for the query in a search's URL. */
const WORDS = 'WORDS';

/** Section of people who look for work: their ads offer none. */
const WORK_SOUGHT = 'jobs.rezyume';

/** A step of the breadcrumbs. */
interface Step {
  readonly name: string;
  /** Path from the root. */
  readonly href: string;
}

/** The site and the URL of its search. */
export function siteJsonLd(origin: string): JsonLd {
  const search = origin + writeSearchAddress({ ...EVERYTHING, query: WORDS });
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: headWords.site,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search.replace(WORDS, '{query}') },
      'query-input': 'required name=query',
    },
  };
}

/** The breadcrumbs of a page, from the first page. */
export function breadcrumbsJsonLd(steps: readonly Step[], origin: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: headWords.home, href: '/' }, ...steps].map(
      ({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + href,
      }),
    ),
  };
}

/** A publisher's page: of a person by name, of a shop with its addresses, which are public. */
export function publisherJsonLd(found: PublisherProfile, url: string): JsonLd {
  const shop = found.marketplace;
  return {
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': shop === null ? 'Person' : 'Store',
      name: found.name,
      ...(shop !== null && { address: shop.addresses.map(({ address }) => address) }),
    },
  };
}

/** An ad with its URL. */
interface AdRequest {
  readonly ad: Advertisement;
  readonly facts: AdFacts;
  /** Absolute URL of its page. */
  readonly url: string;
  readonly origin: string;
}

/**
 * Describes an ad by its subject: a vacancy, a listing of real estate, a product or a service.
 *
 * @returns `null` for a person who looks for work, and when a property that search engines require
 *   is absent: location and text of a vacancy, price of a product.
 */
export function adJsonLd(request: AdRequest): JsonLd | null {
  switch (request.ad.type) {
    case 'JOBS':
      return vacancy(request);
    case 'REAL_ESTATE':
    case 'NEW_BUILDINGS':
      return listing(request);
    case 'CARS':
    case 'ELECTRONICS':
    case 'SERVICES':
    case 'HOME':
    case 'BUSINESS':
    case 'BEAUTY':
    case 'CLOTHES':
    case 'PETS':
      return product(request);
  }
}

function vacancy({ ad, facts, url }: AdRequest): JsonLd | null {
  if (ad.subcategory_id === WORK_SOUGHT) return null;
  const { description, publisher_info: employer } = ad;
  if (facts.city === null || description === null || description === '') return null;
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: ad.title,
    description,
    datePosted: facts.createdAt,
    hiringOrganization: { '@type': 'Organization', name: employer.name },
    jobLocation: { '@type': 'Place', address: addressIn(facts.city) },
    ...(facts.expiresAt !== null && { validThrough: facts.expiresAt }),
    ...(facts.pay !== null && { baseSalary: salaryOf(facts.pay) }),
    url,
  };
}

function salaryOf({ min, max, period }: Pay) {
  return {
    '@type': 'MonetaryAmount',
    currency: CURRENCY,
    value: {
      '@type': 'QuantitativeValue',
      ...(min !== null && { minValue: min }),
      ...(max !== null && { maxValue: max }),
      unitText: period,
    },
  };
}

function listing({ ad, facts, url, origin }: AdRequest): JsonLd {
  const offer = offerOf(facts, url);
  return {
    '@context': CONTEXT,
    '@type': 'RealEstateListing',
    name: ad.title,
    url,
    datePosted: facts.createdAt,
    ...textOf(ad),
    ...picturesOf(ad, origin),
    ...(facts.city !== null && {
      contentLocation: { '@type': 'Place', address: addressIn(facts.city) },
    }),
    ...(offer !== null && { offers: offer }),
  };
}

function product({ ad, facts, url, origin }: AdRequest): JsonLd | null {
  const offer = offerOf(facts, url);
  if (offer === null) return null;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: ad.title,
    url,
    ...textOf(ad),
    ...picturesOf(ad, origin),
    offers: offer,
  };
}

function offerOf({ priceDirams }: AdFacts, url: string) {
  if (priceDirams === null) return null;
  return {
    '@type': 'Offer',
    price: String(priceDirams / DIRAMS_IN_SOMONI),
    priceCurrency: CURRENCY,
    availability: 'https://schema.org/InStock',
    url,
  };
}

function textOf({ description }: Advertisement) {
  return description === null || description === '' ? {} : { description };
}

function picturesOf({ images }: Advertisement, origin: string) {
  return images.length === 0 ? {} : { image: images.map(({ url }) => new URL(url, origin).href) };
}

function addressIn(city: string) {
  return { '@type': 'PostalAddress', addressLocality: city, addressCountry: COUNTRY };
}
