import { serviceRoute } from "@stackkit/service/next";
import { service } from "../../../../service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serviceRoute(service);
