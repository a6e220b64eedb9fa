import type { InterestKey, LanderMember } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { SlotContract } from '@rendezvous/shared/remote';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { landerApi } from '../api/landerApi';
import { LanderStorage } from './LanderStorage';

/** Maximum number of interests on a lander. */
export const MAX_INTERESTS = 5;

type Prefill = NonNullable<SlotContract['signup-steps']['prefill']>;

/** A member the visitor wants to write to, as shown above the sign-up. */
export type WantedMember = Pick<LanderMember, 'id' | 'name' | 'age' | 'city' | 'country' | 'fictional' | 'verified' | 'image'>;

/** What the visitor chose, as stored in the tab by this store alone. */
type StoredChoice = Partial<Pick<ChoiceStore, 'memberId' | 'interests' | 'country' | 'region'>>;

/** Choices made on a lander, which prefill the sign-up; they last in the tab until it is complete. */
export class ChoiceStore {
  /** Path of the lander on which the choices were made; empty until they are restored. */
  path = '';
  /** Id of the member the visitor wants to write to; empty without one. */
  memberId = '';
  /** That member; null while a restored one is loading. */
  member: WantedMember | null = null;
  /** True when visitors may no longer see the member that was chosen before a reload. */
  isMemberGone = false;
  interests: readonly InterestKey[] = [];
  /** Country of the map on which the region was chosen; empty before. */
  country = '';
  /** Code of that region; empty for the whole country. */
  region = '';
  readonly #storage: LanderStorage;
  readonly #api: ReturnType<typeof landerApi>;

  constructor(root: RootStore) {
    this.#storage = new LanderStorage(root, 'choice');
    this.#api = landerApi(root.http);
    makeAutoObservable(this, { member: observableRef, interests: observableRef }, { autoBind: true });
  }

  get isFull(): boolean {
    return this.interests.length >= MAX_INTERESTS;
  }

  /** Continues with what was chosen on a lander of this tab. Only the id of a member is stored: one who has hidden since, or has no photo any more, is not shown again. */
  restore(path: string): void {
    if (this.path === path) return;
    const { memberId = '', interests = [], country = '', region = '' }: StoredChoice = this.#storage.read(path);
    this.path = path;
    this.memberId = memberId;
    this.member = null;
    this.isMemberGone = false;
    this.interests = interests;
    this.country = country;
    this.region = region;
    if (memberId) void this.#loadMember(memberId);
  }

  chooseMember(member: WantedMember | null): void {
    this.memberId = member?.id ?? '';
    this.member = member;
    this.isMemberGone = false;
    this.#save();
  }

  /** Toggles an interest; a sixth is ignored. */
  toggle(interest: InterestKey): void {
    const others = this.interests.filter((key) => key !== interest);
    if (others.length === this.interests.length && this.isFull) return;
    this.interests = others.length === this.interests.length ? [...others, interest] : others;
    this.#save();
  }

  /** Code of the region chosen on the map of a country; empty if none is, or if it was chosen on another country's map. */
  getRegion(country: string | undefined): string {
    return country === this.country ? this.region : '';
  }

  chooseRegion(country: string, region: string): void {
    this.country = country;
    this.region = region;
    this.#save();
  }

  showMember(member: WantedMember): void {
    this.member = member;
  }

  loseMember(): void {
    this.chooseMember(null);
    this.isMemberGone = true;
  }

  /** Loads a restored member, who is dropped without a main photo; while the api cannot be reached, the choice stays. */
  async #loadMember(id: string): Promise<void> {
    try {
      const { main_image: image, ...profile } = await this.#api.loadMember(id);
      if (this.memberId !== id) return;
      if (image) this.showMember({ ...profile, image });
      else this.loseMember();
    } catch (error) {
      if (this.memberId === id && ApiError.of(error).code === 'not_found') this.loseMember();
    }
  }

  #save(): void {
    const { path, memberId, interests, country, region } = this;
    this.#storage.write(path, { memberId, interests, country, region });
  }
}

/** Initial values of the sign-up; `country` is the country shown on the map. */
export const toPrefill = ({ interests, region }: Pick<ChoiceStore, 'interests' | 'region'>, country: string | undefined): Prefill => ({
  ...(interests.length > 0 && { interests: [...interests] }),
  ...(country !== undefined && region !== '' && { country, region }),
});

export const { use: useChoiceStore } = defineSlice('lander-choice@3', (store) => new ChoiceStore(store));
