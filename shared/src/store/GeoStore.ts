import * as geocode from '../calls/geocode';
import { request } from '../calls/request';
import type { ApiReply } from '@rendezvous/shared/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { RootStore } from './RootStore';
import type { GeoPermission } from './StoreServices';

/** The geolocation permission and, once the visitor has clicked to share it, their location. */
export class GeoStore {
  permission: GeoPermission = 'unknown';
  place: ApiReply<'GET /api/geocode.php'> | null = null;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { place: observableRef }, { autoBind: true });
  }

  async refresh(): Promise<void> {
    this.setPermission(await this.#root.services.geo.readPermission());
  }

  /** Gets the position from the browser, then looks up the place on the server; rejects when either fails. */
  async locate(): Promise<void> {
    const position = await this.#root.services.geo.getPosition();
    this.setPlace(await request(this.#root.http, geocode.geocode, position));
  }

  setPermission(permission: GeoPermission): void {
    this.permission = permission;
  }

  setPlace(place: ApiReply<'GET /api/geocode.php'> | null): void {
    this.place = place;
    if (place !== null) this.permission = 'granted';
  }
}
