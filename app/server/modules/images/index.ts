export { forgetUploads } from './forget-uploads.ts';
export { serveImages } from './serve-images.ts';
export { createImageFolder, type ImageStore } from './image-store.ts';
export { createImageStore } from './create-image-store.ts';
export type { Bucket } from './sign-request.ts';
export { imageRoutes } from './images.routes.ts';
export { ownsImages } from './owns-images.ts';
export { PACE, UPLOAD_LIMIT_MS, type Pace } from './receive-file.ts';
export { createImageUpload, type UploadImage } from './upload-image.ts';
