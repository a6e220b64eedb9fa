import * as complaints from '@rendezvous/shared/calls/complaints';
import { request } from '@rendezvous/shared/calls/request';
import { COMPLAINT_FILE_BYTES, COMPLAINT_FILES_MAX } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';

interface ComplaintPicture {
  /** Id assigned by the api. */
  id: string;
  /** Name of the file. */
  name: string;
}

/** Pictures attached to a complaint while it is being written; each is uploaded as soon as it is chosen. */
export class ComplaintPicturesStore {
  pictures: ComplaintPicture[] = [];
  isUploading = false;
  /** Error of the last file that was added; null if there was none. */
  failure: unknown = null;
  readonly #root: RootStore;
  #upload: Promise<void> = Promise.resolve();

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get isFull(): boolean {
    return this.pictures.length >= COMPLAINT_FILES_MAX;
  }

  /** Uploads a file, unless another upload is running or the maximum is reached; a file too large for the api is rejected without being sent. */
  add(file: File): void {
    if (this.isUploading || this.isFull) return;
    this.finishUpload(file.size > COMPLAINT_FILE_BYTES ? new ApiError('photo_invalid') : null);
    if (this.failure !== null) return;
    this.isUploading = true;
    this.#upload = this.#send(file).then(this.addPicture, this.finishUpload);
  }

  remove(id: string): void {
    this.pictures = this.pictures.filter((picture) => picture.id !== id);
  }

  /** Waits for a running upload and returns the ids of all pictures, for the complaint. */
  async waitForIds(): Promise<string[]> {
    await this.#upload;
    return this.pictures.map(({ id }) => id);
  }

  addPicture(picture: ComplaintPicture): void {
    this.pictures = [...this.pictures, picture];
    this.finishUpload(null);
  }

  finishUpload(failure: unknown): void {
    this.failure = failure;
    this.isUploading = false;
  }

  async #send(file: File): Promise<ComplaintPicture> {
    const form = new FormData();
    form.append('file', file);
    return { id: (await request(this.#root.http, complaints.uploadFile, form)).file_id, name: file.name };
  }
}
