import { ID_PATTERN } from '@rendezvous/shared/contract';
import type { RouteRow } from '../plugins/routeTable';
import { type JsonSchema, getProperties } from './JsonSchema';
import { toSample } from './toArbitrary';
import type { World } from './aWorld';

export interface Input {
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

/** Chooses the id in the world that fits a field of a route. */
function chooseId(url: string, field: string, world: World): string {
  if (field === 'conversation') return world.conversationId;
  if (field === 'message_id' || field === 'read_up_to' || field === 'before') return world.messageId;
  if (field === 'photo_id' || url.includes('photo')) return world.photoId;
  if (field === 'mandate_reference') return world.mandateReference;
  if (url.includes('payment') || field === 'payment_id') return world.paymentId;
  return world.member.id;
}

const isIdSchema = ({ pattern }: JsonSchema): boolean => pattern === ID_PATTERN;

function buildSampleValues(url: string, schema: unknown, world: World): Record<string, unknown> {
  const properties = getProperties(schema);
  const values = toSample({ type: 'object', properties }, [world.member.id]);
  for (const [field, property] of Object.entries(properties)) {
    if (isIdSchema(property)) values[field] = chooseId(url, field, world);
    if (property.items && isIdSchema(property.items)) values[field] = [chooseId(url, field, world)];
  }
  return values;
}

/** Builds a complete input for a route, with ids from the world. The body of `POST /api/chat.php` is reduced to a plain text message. */
export function buildInput({ method, url, schema }: RouteRow, world: World): Input {
  const query = schema.querystring ? buildSampleValues(url, schema.querystring, world) : {};
  if (method === 'GET') return { query, body: undefined };
  const body = schema.body ? buildSampleValues(url, schema.body, world) : {};
  if (url !== '/api/chat.php' || method !== 'POST') return { query, body };
  const { conversation, client_id } = body;
  return { query, body: { conversation, client_id, type: 'text', body: 'Hello' } };
}

/** True when a route takes the id of something stored. */
export function takesId({ schema }: RouteRow): boolean {
  const fields = [schema.body, schema.querystring].flatMap((input) => Object.values(getProperties(input)));
  return fields.some((field) => isIdSchema(field) || (field.items !== undefined && isIdSchema(field.items)));
}
