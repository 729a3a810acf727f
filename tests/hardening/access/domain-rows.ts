/** The rows of calls about domains of teams, and who joins by them. */
export const ROWS_OF_DOMAINS = `# teamDomains
  list                     key   user  team  team  team  perm  ok    ended ok    ok    ok    wrong
  create                   key   user  team  team  team  perm  ok    ended ok    ok    ok    wrong
  update                   key   user  404   404   404   404   ok    ended ok    ok    ok    wrong
  verify                   key   user  404   404   404   404   ok    ended ok    ok    ok    wrong
  delete                   key   user  404   404   404   404   ok    ended ok    ok    ok    wrong
# teamOffers
  list                     key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
  list me                  key   user  ok    ok    ok    ok    ok    ended user  user  user  wrong
  accept                   key   user  403   ok    403   403   403   ended ok    ok    ok    wrong
# teamJoinRequests
  list                     key   user  team  team  team  ok    ok    ended ok    ok    ok    wrong
  accept                   key   user  team  team  team  404   404   ended 404   404   404   wrong
  delete                   key   user  team  404   team  404   404   ended 404   404   404   wrong
`;
