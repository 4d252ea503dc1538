import { useMutation } from '@tanstack/react-query';

import { uploadImage } from '../../api/ads/upload-image.ts';

/** Uploads a chosen picture at once; `onSent` gets its URL. */
export function useSendPicture(onSent: (url: string) => void) {
  return useMutation({
    mutationFn: (chosen: Blob) =>
      uploadImage({
        picture: chosen,
        signal: new AbortController().signal,
        onProgress: () => {},
      }),
    networkMode: 'always',
    onSuccess: ({ url }) => onSent(url),
  });
}
