import type { InterestKey, LanderMember } from '@rendezvous/shared/contract';
import type { SlotContract } from '@rendezvous/shared/remote';
import { makeAutoObservable, observableRef } from 'mobx';
import { defineSlice } from '@rendezvous/shared/store';

/** Maximum number of interests on a lander. */
export const MAX_INTERESTS = 5;

type Prefill = NonNullable<SlotContract['signup-steps']['prefill']>;

/** Choices made on a lander, which prefill the sign-up. */
export class ChoiceStore {
  /** The member the visitor wants to write to. */
  member: LanderMember | null = null;
  interests: readonly InterestKey[] = [];
  region = '';

  constructor() {
    makeAutoObservable(this, { member: observableRef, interests: observableRef }, { autoBind: true });
  }

  get isFull(): boolean {
    return this.interests.length >= MAX_INTERESTS;
  }

  chooseMember(member: LanderMember | null): void {
    this.member = member;
  }

  /** Toggles an interest; a sixth is ignored. */
  toggle(interest: InterestKey): void {
    const others = this.interests.filter((key) => key !== interest);
    if (others.length === this.interests.length && this.isFull) return;
    this.interests = others.length === this.interests.length ? [...others, interest] : others;
  }

  chooseRegion(code: string): void {
    this.region = code;
  }
}

/** Initial values of the sign-up; `country` is the country shown on the map. */
export const toPrefill = ({ interests, region }: Pick<ChoiceStore, 'interests' | 'region'>, country: string | undefined): Prefill => ({
  ...(interests.length > 0 && { interests: [...interests] }),
  ...(country !== undefined && region !== '' && { country, region }),
});

export const { use: useChoiceStore } = defineSlice('lander-choice@1', () => new ChoiceStore());
