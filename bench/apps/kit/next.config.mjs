import shared from "../../../next.config.mjs";

export default { ...shared, productionBrowserSourceMaps: process.env.BENCH_SOURCE_MAPS === "1" };
