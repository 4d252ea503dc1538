import { cardRuleOf } from '../../../../card/card-rule.ts';
import { areaPriceText, NO_PRICE, priceLine } from '../../../../card/card-words.ru.ts';
import { cardWords } from '../../../../card/card-words.ts';
import type { CardAd } from '../../../ui/ad-card/card-ad.ts';
import type { AdForm } from '../ad-form.ts';
import { createAdWords } from '../create-ad-words.ru.ts';
import type { PhotoList } from '../photos/photo-list.ts';

/** The ad's card in lists, by the server's own rule, from the current values. */
export function previewAd({ page, store, payload }: AdForm, photos: PhotoList): CardAd {
  const { plan } = store;
  const state = store.state();
  const name = page.subcategoryName;
  const words = cardWords({
    plan,
    state,
    payload: payload(),
    name,
    rule: cardRuleOf(page.document),
  });
  const { areaPriceDirams, insteadOfPrice, city, company } = words;
  const noPrice = page.limits.price ? NO_PRICE : null;
  return {
    id: 0,
    title: words.title,
    subtitle1: words.facts,
    subtitle2: priceLine({ ...words, priceText: insteadOfPrice ?? noPrice }),
    subtitle3: [city, createAdWords.today].filter((part) => part !== null).join(' · '),
    area_price: areaPriceDirams === null ? null : areaPriceText(areaPriceDirams),
    promotion_type: 'BASIC',
    images: photos.flatMap(({ preview, stage }) => {
      if (stage.type === 'failed') return [];
      const url = preview ?? (stage.type === 'done' ? stage.url : null);
      return url === null ? [] : [{ url }];
    }),
    tags: [],
    company,
    excerpt: null,
    is_my_advertisement: false,
    has_seen: false,
    publisher_info: {
      name: page.author.name,
      profile_picture: null,
      user_since: '',
      is_verified: false,
    },
  };
}
