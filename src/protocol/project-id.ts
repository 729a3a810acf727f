/** The form of a project's id. Services write it in lower case. */
export const PROJECT_ID_FORM = /^(?:internal|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
