import type { LanderMember } from '@rendezvous/shared/contract';
import { aLanderMember } from './aLanderMember';

/** Members who differ in id, name and age. */
export const someMembers = (count: number): LanderMember[] =>
  Array.from({ length: count }, (_, index) => aLanderMember({ id: `Member${index}000`, name: `Name${index}`, age: 30 + index }));
