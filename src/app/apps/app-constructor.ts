/**
 * A class as the public constructor of an app. Its members are assigned to each instance, so the
 * compiler only checks that it takes the constructor's options.
 */
export const appConstructor = <Constructor extends new (options?: never) => object>(
  appClass: new (options: ConstructorParameters<Constructor>[0]) => object,
): Constructor => appClass as Constructor;
