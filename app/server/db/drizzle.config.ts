import { defineConfig } from 'drizzle-kit';

/** Configuration of `drizzle-kit generate`, run from the root of the repository. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './app/server/db/schema.ts',
    './app/server/db/account-schema.ts',
    './app/server/db/view-schema.ts',
    './app/server/db/keep-schema.ts',
    './app/server/db/price-changes.ts',
    './app/server/db/complaints.ts',
    './app/server/db/import-candidates.ts',
    './app/server/db/saved-schema.ts',
  ],
  out: './app/server/db/migrations',
  casing: 'snake_case',
});
