import { wantedGenders } from '@rendezvous/shared/contract';
import type { MemberPlan } from './MemberPlan';

const OLDER_YEARS = 12;

const bornIn = ({ dateOfBirth }: MemberPlan) => Number(dateOfBirth.slice(0, 4));

/** Whether two members would want to meet: each wants the other's gender, and they are of similar age. */
export function suits(one: MemberPlan, other: MemberPlan): boolean {
  if (one === other || Math.abs(bornIn(one) - bornIn(other)) > OLDER_YEARS) return false;
  return (
    wantedGenders(one.gender, one.sexuality).includes(other.gender) && wantedGenders(other.gender, other.sexuality).includes(one.gender)
  );
}
