export type Reference = { $ref: string };

export interface Content {
  description?: string;
  required?: boolean;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: object }>;
}

/** What is written of one call. */
export interface Operation {
  operationId?: string;
  tags?: readonly string[];
  description?: string;
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly object[];
  requestBody?: Content;
  responses?: Record<string, Content | Reference>;
}

/** What is read and written of an OpenAPI document. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}
