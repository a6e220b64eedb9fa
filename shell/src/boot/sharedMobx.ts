/** What remotes may use of MobX; what inspects and intercepts is in no release (decision 014). */
export {
  action,
  autorun,
  compareStructural,
  computed,
  computedStruct,
  flow,
  makeAutoObservable,
  observable,
  observableRef,
  observableShallow,
  reaction,
  runInAction,
  untracked,
  when,
} from 'mobx';
