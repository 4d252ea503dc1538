import {
  AdCount,
  AdPage,
  Advertisement,
  ChildValues,
  CodeSent,
  CreatedUser,
  CreatePage,
  CreationStructure,
  ErrorBody,
  FilterPage,
  LabTester,
  MyAdPage,
  Profile,
  Suggestions,
  UploadedImage,
  Verified,
} from '../../../contract/index.ts';
import { z } from '../../../contract/wire/zod.ts';

/** Every answer's shape. Loaded beside the first call: see `load-shapes.ts`. */
export const shapes = {
  AdCount,
  AdPage,
  Advertisement,
  ChildValues,
  CodeSent,
  CreatedUser,
  CreationStructure,
  ErrorBody,
  FilterPage,
  LabTester,
  MyAdPage,
  Profile,
  /**
   * A seller's page as this client reads it: the definitions themselves go to the engine as they
   * came, so that one odd field costs that field and not the form.
   */
  SellersPage: z.extend(CreatePage, { filters: z.array(z.unknown()) }),
  Suggestions,
  UploadedImage,
  Verified,
} as const;
