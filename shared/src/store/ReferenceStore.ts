import * as site from '../calls/site';
import { request } from '../calls/request';
import type { ApiReply, Company, Interest } from '@rendezvous/shared/contract';
import { once } from '@rendezvous/shared/http';
import { makeAutoObservable, observableRef } from 'mobx';
import type { RootStore } from './RootStore';

type Regions = ApiReply<'GET /api/regions.php'>['regions'];

/** Reference data that is loaded when first needed and then kept. */
export class ReferenceStore {
  interests: Interest[] = [];
  /** Regions by country code (ISO 3166 alpha-2). */
  regions: Regions = {};
  company: Company | null;
  loadInterests: () => Promise<void>;
  readonly loadRegions: () => Promise<void>;
  readonly loadCompany: () => Promise<void>;
  readonly #root: RootStore;

  /** `company` is the company embedded in the document; null to load it on demand. */
  constructor(root: RootStore, company: Company | null = null) {
    this.#root = root;
    this.company = company;
    this.loadInterests = this.#createInterestsLoader();
    this.loadRegions = once(async () => this.setRegions((await request(root.http, site.listRegions)).regions));
    this.loadCompany = once(async () => {
      if (this.company === null) this.setCompany((await request(root.http, site.readCompany, undefined, { progress: false })).company);
    });
    const loaders = { loadInterests: false, loadRegions: false, loadCompany: false };
    makeAutoObservable(this, { ...loaders, interests: observableRef, regions: observableRef, company: observableRef }, { autoBind: true });
  }

  setInterests(interests: Interest[]): void {
    this.interests = interests;
  }

  setRegions(regions: Regions): void {
    this.regions = regions;
  }

  setCompany(company: Company): void {
    this.company = company;
  }

  /** Drops the interests, so that the next use loads them again: visitors receive fewer than members. */
  reset(): void {
    this.interests = [];
    this.loadInterests = this.#createInterestsLoader();
  }

  #createInterestsLoader(): () => Promise<void> {
    return once(async () => this.setInterests((await request(this.#root.http, site.listInterests)).interests));
  }
}
