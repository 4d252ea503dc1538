import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  CreatedUser,
  ErrorBody,
  ImportCandidates,
  ImportResult,
  routes,
} from '../../app/contract/index.ts';
