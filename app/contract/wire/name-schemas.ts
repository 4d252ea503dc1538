import { AnonymousSessionRequest, AnonymousSession } from '../account/anonymous-session.ts';
import {
  CodeRequest,
  CodeSent,
  CodeVerification,
  Verified,
  NewUser,
  CreatedUser,
} from '../account/authorization.ts';
import {
  FilterValues,
  AdvertisementDraft,
  Publisher,
  Advertisement,
  AdCard,
  AdPreview,
  AdPreviewRequest,
} from '../ad/advertisement.ts';
import { MyAdCard, MyAdPage } from '../ad/my-advertisements.ts';
import { RevealedPhone } from '../ad/revealed-phone.ts';
import { UploadedImage } from '../ad/uploaded-image.ts';
import { ChildValues } from '../definitions/child-values.ts';
import {
  AdLimits,
  Subcategory,
  Category,
  CreationStructure,
} from '../definitions/creation-structure.ts';
import {
  FilterValue,
  FilterGroup,
  FilterDefinition,
  FilterPage,
  CreatePage,
} from '../definitions/filter-page.ts';
import { LabFixtureSummary, LabFixtures, LabFixture } from '../lab/lab-fixture.ts';
import { SearchBody, AdPage, AdCount, Suggestion } from '../search/search.ts';
import { ErrorBody } from './error-body.ts';
import { z } from './zod.ts';

/** Every shape with a name in OpenAPI. */
const NAMED = {
  FilterValues,
  AdvertisementDraft,
  Publisher,
  Advertisement,
  AdCard,
  AdPreview,
  AdPreviewRequest,
  AnonymousSessionRequest,
  AnonymousSession,
  CodeRequest,
  CodeSent,
  CodeVerification,
  Verified,
  NewUser,
  CreatedUser,
  ChildValues,
  AdLimits,
  Subcategory,
  Category,
  CreationStructure,
  Error: ErrorBody,
  FilterValue,
  FilterGroup,
  FilterDefinition,
  FilterPage,
  CreatePage,
  RevealedPhone,
  UploadedImage,
  LabFixtureSummary,
  LabFixtures,
  LabFixture,
  MyAdCard,
  MyAdPage,
  SearchBody,
  AdPage,
  AdCount,
  Suggestion,
} as const;

/**
 * Registers the names of the shapes in OpenAPI. Only the server calls it: on a page it would load
 * every shape.
 */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries<z.ZodMiniType>(NAMED)) {
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
  }
}
