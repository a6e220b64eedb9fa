/** The part of MobX that remotes may use; inspection and interception are left out of releases (decision 014). */
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
