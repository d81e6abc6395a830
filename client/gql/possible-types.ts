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
    "RequestIsOpen",
    "SignInCodeRefused",
    "VersionConflict"
  ]
};
