import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

import { ErrorBody, routes } from '../../contract/index.ts';
import { nameSchemas } from '../../contract/wire/name-schemas.ts';

/** Documents every route registered after it, and serves the document. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  nameSchemas();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bozor API',
        version: '1.0.0',
        description: 'Every refusal, of every call, is an `Error`.',
      },
    },
    transform: withRefusals,
    transformObject: jsonSchemaTransformObject,
  });
  const options = { config: { policy: 'anyone' }, schema: { hide: true } } as const;
  app.get(routes.openApi.path, options, async () => app.swagger());
}

/** Adds the error answer that every call may give and no route declares. */
const withRefusals: typeof jsonSchemaTransform = (document) => {
  const { schema } = document;
  if (!('schema' in document) || typeof schema?.response !== 'object') {
    return jsonSchemaTransform(document);
  }
  const response = { ...schema.response, default: ErrorBody };
  return jsonSchemaTransform({ ...document, schema: { ...schema, response } });
};
