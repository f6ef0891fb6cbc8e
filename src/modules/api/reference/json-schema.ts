/** JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  minLength?: number;
  maxLength?: number;
};

/** Read from the types of a route by `npm run generate`. */
export type RouteAnswers = {
  status: number;
  /** Missing for a file. */
  answer?: JsonSchema;
  /** Codes by status, with what else such a refusal may hold. */
  refusals: Record<string, { codes: readonly string[]; details?: Record<string, JsonSchema> }>;
};

export type ReferenceAnswers = { routes: Record<string, RouteAnswers>; schemas: Record<string, JsonSchema> };
