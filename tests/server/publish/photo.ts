import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';

import { routes, UploadedImage } from '../../../app/contract/index.ts';
import type { SignedIn } from '../account/sign-in.ts';

/** Returns an image that no other test uses: random colours, which compress badly. */
export function makePhoto(width = 640, height = 480): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
}

/** Uploads a file as a user; `null` is a guest. */
export function sendPhoto(
  app: FastifyInstance,
  user: Pick<SignedIn, 'headers'> | null,
  { file, type = 'image/jpeg' }: { readonly file: Buffer; readonly type?: string },
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: routes.uploadImage.path,
    headers: { 'content-type': type, ...user?.headers },
    payload: file,
  });
}

/** Uploads an image and returns its URL. */
export async function uploadPhoto(app: FastifyInstance, user: SignedIn): Promise<string> {
  const answer = await sendPhoto(app, user, { file: await makePhoto() });
  return UploadedImage.parse(answer.json()).url;
}
