export type { DismissalKey } from './AlertsStore';
export { createRootStore, type MemberData, type RootStore, type StoreBoot } from './RootStore';
export { defineSlice, StoreProvider, useStore } from './StoreProvider';
export { Loadable } from './Loadable';
export { mergeById } from './mergeById';
export type { OverlayPayloads } from './OverlaysStore';
export type { Slice } from './Slices';
export type { Catalogue, Cookies, GeoPermission, GeoPort, KeyValue, PushPort, StoreServices, Tabs } from './StoreServices';
export type { Toast, ToastTone } from './ToastsStore';
