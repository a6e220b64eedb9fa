import { nextOverlay, type OverlayName } from '@rendezvous/shared/contract';
import { makeAutoObservable, observable } from 'mobx';

/** Payload of each automatic modal. */
export interface OverlayPayloads {
  'entry-warning': undefined;
  signup: { memberId?: string };
  activation: undefined;
  /** Without a member: someone who likes the viewer, if anyone. */
  match: { profileId?: string };
  like: { profileId: string };
  'time-bonus': undefined;
}

type OpenArguments<Name extends OverlayName> = undefined extends OverlayPayloads[Name]
  ? [payload?: OverlayPayloads[Name]]
  : [payload: OverlayPayloads[Name]];

/** One automatic modal at a time; the others wait for their turn. */
export class OverlaysStore {
  current: OverlayName | null = null;
  /** At least one field is filled or step 1 is open. */
  isSigningUp = false;
  readonly #waiting = observable.map<OverlayName, unknown>(undefined, { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isOpen(name: OverlayName): boolean {
    return this.current === name;
  }

  payload<Name extends OverlayName>(name: Name): OverlayPayloads[Name] | undefined {
    return this.#waiting.get(name) as OverlayPayloads[Name] | undefined;
  }

  /** Opens now, or when the open modal closes. */
  open<Name extends OverlayName>(name: Name, ...[payload]: OpenArguments<Name>): void {
    this.#waiting.set(name, payload);
    this.current ??= name;
  }

  /** Also removes a waiting one whose condition no longer holds. */
  close(name: OverlayName): void {
    this.#waiting.delete(name);
    if (name === 'signup') this.isSigningUp = false;
    if (this.current === name) this.current = nextOverlay([...this.#waiting.keys()]);
  }

  setSigningUp(signingUp: boolean): void {
    this.isSigningUp = signingUp;
  }

  reset(): void {
    this.#waiting.clear();
    this.current = null;
    this.isSigningUp = false;
  }
}
