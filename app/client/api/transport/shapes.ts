import {
  AccountDeletion,
  AdCount,
  AdPage,
  AdState,
  Advertisement,
  ChildValues,
  CodeSent,
  CreatedUser,
  CreatePage,
  CreationStructure,
  Devices,
  ErrorBody,
  FilterPage,
  ImportCandidates,
  ImportResult,
  LabTester,
  LoosenedSearch,
  MyAdPage,
  Profile,
  RevealedPhone,
  SiteLinks,
  Suggestions,
  UploadedImage,
  Verified,
} from '../../../contract/index.ts';
import { z } from '../../../contract/wire/zod.ts';

/** The shapes of all answers. Loaded in parallel with the first call: see `load-shapes.ts`. */
export const shapes = {
  AccountDeletion,
  AdCount,
  AdPage,
  AdState,
  Advertisement,
  ChildValues,
  CodeSent,
  CreatedUser,
  CreationStructure,
  Devices,
  ErrorBody,
  FilterPage,
  ImportCandidates,
  ImportResult,
  LabTester,
  LoosenedSearch,
  MyAdPage,
  Profile,
  RevealedPhone,
  /**
   * A seller's page as the client parses it: the definitions go to the engine unchecked, so that an
   * invalid field disables that field and not the form.
   */
  SellersPage: z.extend(CreatePage, { filters: z.array(z.unknown()) }),
  SiteLinks,
  Suggestions,
  UploadedImage,
  Verified,
} as const;
