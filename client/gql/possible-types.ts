export const possibleTypes = {
  "UserError": [
    "BidConflict",
    "EstimateConflict",
    "InvalidInput",
    "InventoryConflict",
    "JobAlreadyFinished",
    "JobNotRetryable",
    "JobStillRunning",
    "LeadConflict",
    "NotFound",
    "PasskeyNeeded",
    "PasskeyRefused",
    "ProposalConflict",
    "RequestIsOpen",
    "SignInCodeRefused",
    "VersionConflict",
    "WorkIsTaken"
  ]
};
