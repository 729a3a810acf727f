import { activityRoutes } from "../accounts/activity-routes.js";
import { contactChannelRoutes } from "../accounts/addresses/routes.js";
import { contactChannelVerificationRoutes } from "../accounts/addresses/verification-routes.js";
import { metricsRoutes } from "../accounts/metrics-routes.js";
import { userRoutes } from "../accounts/routes.js";
import { suspendedAccessRoutes } from "../accounts/suspended/routes.js";
import { eventRoutes } from "../administration/events/routes.js";
import { jobRoutes } from "../administration/jobs/routes.js";
import { previewRoutes } from "../administration/mails/preview-routes.js";
import { mailRoutes } from "../administration/mails/routes.js";
import { webhookDeliveryRoutes } from "../administration/webhooks/delivery-routes.js";
import { webhookEndpointRoutes } from "../administration/webhooks/endpoint-routes.js";
import { diagnosisRoutes } from "../diagnosis/routes.js";
import type { Route } from "../http/route.js";
import { ownerKeyRoutes } from "../keys/routes.js";
import { emailRoutes } from "../mail/routes.js";
import { permissionDefinitionRoutes } from "../permissions/definition-routes.js";
import { permissionRoutes } from "../permissions/routes.js";
import { apiKeyRoutes } from "../projects/api-key-routes.js";
import { metaRoutes } from "../projects/meta-routes.js";
import { paymentRoutes } from "../projects/payment-routes.js";
import { projectRoutes } from "../projects/routes.js";
import { sessionRoutes } from "../sessions/routes.js";
import { signingKeyRoutes } from "../sessions/signing-key-routes.js";
import { trustedDeviceRoutes } from "../sessions/trusted-device-routes.js";
import { connectedAccountRoutes } from "../sign-in/oauth/connected-account-routes.js";
import { oauthRoutes } from "../sign-in/oauth/routes.js";
import { oauthTokenRoutes } from "../sign-in/oauth/token-routes.js";
import { signInRoutes } from "../sign-in/routes.js";
import { teamOfferRoutes } from "../teams/domains/offer-routes.js";
import { teamDomainRoutes } from "../teams/domains/routes.js";
import { receivedInvitationRoutes } from "../teams/invitations/received-routes.js";
import { resentInvitationRoutes } from "../teams/invitations/resend-routes.js";
import { invitationRoutes } from "../teams/invitations/routes.js";
import { memberProfileRoutes } from "../teams/member-profile-routes.js";
import { roleRoutes } from "../teams/role-routes.js";
import { teamRoutes } from "../teams/routes.js";
import { notificationRoutes } from "../users/notifications/routes.js";
import { sendRoute } from "../users/notifications/send-route.js";

/** All routes of the service. */
export const routes: readonly Route[] = [
  ...metaRoutes,
  ...paymentRoutes,
  ...signInRoutes,
  ...sessionRoutes,
  ...signingKeyRoutes,
  ...trustedDeviceRoutes,
  ...oauthTokenRoutes,
  ...projectRoutes,
  ...apiKeyRoutes,
  ...oauthRoutes,
  ...connectedAccountRoutes,
  ...emailRoutes,
  ...notificationRoutes,
  sendRoute,
  ...metricsRoutes,
  ...diagnosisRoutes,
  ...jobRoutes,
  ...eventRoutes,
  ...mailRoutes,
  ...previewRoutes,
  ...webhookEndpointRoutes,
  ...webhookDeliveryRoutes,
  ...userRoutes,
  ...suspendedAccessRoutes,
  ...activityRoutes,
  ...contactChannelRoutes,
  ...contactChannelVerificationRoutes,
  ...teamRoutes,
  ...ownerKeyRoutes,
  ...memberProfileRoutes,
  ...roleRoutes,
  ...invitationRoutes,
  ...receivedInvitationRoutes,
  ...resentInvitationRoutes,
  ...teamDomainRoutes,
  ...teamOfferRoutes,
  ...permissionRoutes,
  ...permissionDefinitionRoutes,
];
