import { seededRandom } from '../chance/seeded-random.ts';
import type { Product } from '../seed-file.ts';
import type { SellerSlot } from '../seller-slot.ts';
import type { Seller } from './make-sellers.ts';

/** Number of ads by the id of their seller. */
export type Load = Map<number, number>;

/** Below the limit of free ads, so that a seeded user can publish. */
const MOST_OF_PERSON = 28;
const MOST_OF_SHOP = 70;
const LOOKED_AT = 6;

/** The seller of an ad: of some with its trade the one with the fewest ads. */
export function pickSeller(
  sellers: readonly Seller[],
  { seed, slot, product, load }: { seed: string; slot: SellerSlot; product: Product; load: Load },
): Seller {
  const { trades } = slot.file;
  const shareOf = ({ id, shop }: Seller): number =>
    (load.get(id) ?? 0) / (shop === null ? MOST_OF_PERSON : MOST_OF_SHOP);
  const fitting = sellers
    .filter((seller) => seller.trades.some((trade) => trades.includes(trade)))
    .filter(({ isWoman, shop }) => {
      return product.who === undefined || (shop === null && isWoman === (product.who === 'woman'));
    });
  const free = fitting.filter((seller) => shareOf(seller) < 1);
  const [chosen] = seededRandom(`${seed}/seller`)
    .some(free.length > 0 ? free : fitting, LOOKED_AT)
    .toSorted((a, b) => shareOf(a) - shareOf(b));
  if (chosen === undefined) {
    throw new Error(
      `Nobody publishes «${product.name}» in ${slot.subcategoryId}. ` +
        'Add walks of life with one of its trades to seed/sellers.json.',
    );
  }
  load.set(chosen.id, (load.get(chosen.id) ?? 0) + 1);
  return chosen;
}
