import { z } from '../../../../../contract/wire/zod.ts';
import type { AdSketch } from '../ad-sketch.ts';
import { randomPrice } from '../chance/price.ts';

const Phone = z.strictObject({
  memory: z.array(z.string()).check(z.minLength(1)),
  ram: z.array(z.string()),
});

/** Price added by each step of memory. */
const MEMORY_STEP = 0.09;

/** Memory of the model, with its part of the price. */
export function shapePhone(sketch: AdSketch): void {
  const { random, values, product } = sketch;
  const { memory, ram } = Phone.parse(product.shape);
  const step = random.whole(0, memory.length - 1);
  values['memory'] = memory[step];
  if (ram.length > 0) values['ram'] = ram[Math.min(step, ram.length - 1)];
  const [low, high] = product.price ?? [0, 0];
  const share = 1 - (memory.length - 1 - step) * MEMORY_STEP;
  values['price'] = randomPrice(sketch, [low, Math.max(low, high * share)]);
}
