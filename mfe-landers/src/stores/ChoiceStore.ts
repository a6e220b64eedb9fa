import type { InterestKey, LanderMember } from '@rendezvous/shared/contract';
import type { SlotContract } from '@rendezvous/shared/remote';
import { makeAutoObservable, observableRef } from 'mobx';

/** Most interests that a lander takes along. */
export const CHOICE_MAX = 5;

type Start = NonNullable<SlotContract['signup-steps']['prefill']>;

/** What a visitor chose on a lander; the sign-up begins with it. */
export class ChoiceStore {
  /** Whom the visitor wants to write to. */
  member: LanderMember | null = null;
  interests: readonly InterestKey[] = [];
  region = '';

  constructor() {
    makeAutoObservable(this, { member: observableRef, interests: observableRef }, { autoBind: true });
  }

  get isFull(): boolean {
    return this.interests.length >= CHOICE_MAX;
  }

  chooseMember(member: LanderMember | null): void {
    this.member = member;
  }

  /** Takes an interest in or out; a sixth is not taken. */
  toggle(interest: InterestKey): void {
    const others = this.interests.filter((key) => key !== interest);
    if (others.length === this.interests.length && this.isFull) return;
    this.interests = others.length === this.interests.length ? [...others, interest] : others;
  }

  chooseRegion(code: string): void {
    this.region = code;
  }

  /** What the sign-up knows already; `country` is that of the map. */
  startIn(country: string | undefined): Start {
    return {
      ...(this.interests.length > 0 && { interests: [...this.interests] }),
      ...(country !== undefined && this.region !== '' && { country, region: this.region }),
    };
  }
}
