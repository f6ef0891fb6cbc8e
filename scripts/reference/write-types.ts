import openapiTS, { astToString } from 'openapi-typescript';
import { apiReference } from '@/app/api-reference';

/** Types of the client’s requests and answers. @throws if the reference is not sound OpenAPI */
export async function writtenTypes(): Promise<string> {
  const reference = JSON.stringify(await apiReference());
  return `/** Written by npm run generate. */\n${astToString(await openapiTS(reference))}`;
}
