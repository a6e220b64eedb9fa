import type { Static, TSchema } from 'typebox';
import type { ApiCall, ApiContract } from '@rendezvous/shared/contract';
import type { callSchemas } from './callSchemas';

type Table = typeof callSchemas;
type Part = 'query' | 'body' | 'reply';

type PartOf<Of, Name extends Part> = Of extends Record<Name, infer Value> ? Value : undefined;
type StaticPart<Schemas, Name extends Part> = Schemas extends Record<Name, infer Schema extends TSchema> ? Static<Schema> : undefined;

/** A type with nothing optional, so that a field that only one side knows shows up. */
type Full<Value> = Value extends readonly (infer Item)[]
  ? Full<Item>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Full<Value[Key]> }
    : Value;

type Mutual<Schema, Contract> = [Schema] extends [Contract] ? ([Contract] extends [Schema] ? true : false) : false;

/** True when each type can stand for the other; otherwise both, so that the compiler shows what differs. */
type Same<Schema, Contract> =
  Mutual<Schema, Contract> extends true
    ? Mutual<Full<Schema>, Full<Contract>> extends true
      ? true
      : { optionalFieldsDiffer: Schema; contract: Contract }
    : { schema: Schema; contract: Contract };

/** An upload is multipart: its fields are read by the route. */
type Uploads = 'POST /api/photos.php' | 'POST /api/chat-photo.php' | 'POST /api/complaint-file.php';

type Verdict<Call extends ApiCall> = {
  query: Same<StaticPart<Table[Call], 'query'>, PartOf<ApiContract[Call], 'query'>>;
  body: Call extends Uploads ? true : Same<StaticPart<Table[Call], 'body'>, PartOf<ApiContract[Call], 'body'>>;
  reply: Same<StaticPart<Table[Call], 'reply'>, PartOf<ApiContract[Call], 'reply'>>;
};

type Verdicts = { [Call in ApiCall]: Verdict<Call> };
type AllTrue = { [Call in ApiCall]: Record<Part, true> };
type Assert<Held extends AllTrue> = Held;

/** Compiles only while every schema and its contract type say the same, in both directions (design 12.24). */
export type SchemaCheck = Assert<Verdicts>;
