// The version of this package, which the service sees in `User-Agent`. Held against package.json by a test.

export const PACKAGE_VERSION = "0.1.0";
